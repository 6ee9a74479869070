import { Title } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import classes from './record-layout.module.css';

const id = 'record-description';

type Props = {
  text: string;
  /** Comes first on a phone. */
  first?: boolean;
};

/** The description of a record, as somebody wrote it. */
export const RecordDescription = ({ text, first = false }: Props) => {
  const t = useText();
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
