import { Title } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './record-layout.module.css';

type Props = {
  text: string;
  /** Before everything else on a phone. */
  first?: boolean;
};

/** What a record is about, in the words of whoever made it. */
export const RecordDescription = ({ text, first = false }: Props) => {
  const t = useText();
  const id = useId();
  return (
    <section
      className={first ? `${classes.description} ${classes.first}` : classes.description}
      aria-labelledby={id}
    >
      <Title order={2} id={id}>
        {t('platform:record.description')}
      </Title>
      <p>{text}</p>
    </section>
  );
};
