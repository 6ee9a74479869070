import classes from './paper.module.css';

type Props = { title?: string; text: string };

/** A text under a heading, as it was typed; nothing if it is empty. */
export const ProposalText = ({ title, text }: Props) =>
  text === '' ? null : (
    <section className={classes.part}>
      {title && <h2 className={classes.heading}>{title}</h2>}
      <p className={classes.text}>{text}</p>
    </section>
  );
