export type Heading = { title: string; lead: string };

/** A page may say another heading once it knows what its link is for. */
export type AuthPageProps = { onHeading: (heading: Heading) => void };
