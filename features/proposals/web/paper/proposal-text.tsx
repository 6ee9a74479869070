import classes from './paper.module.css';

type Props = { title?: string; text: string };

/** Words as they were typed, under a heading; nothing without words. */
export const ProposalText = ({ title, text }: Props) =>
  text === '' ? null : (
    <section className={classes.part}>
      {title && <h2 className={classes.heading}>{title}</h2>}
      <p className={classes.text}>{text}</p>
    </section>
  );
