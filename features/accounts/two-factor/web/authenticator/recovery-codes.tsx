import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import classes from '../two-factor.module.css';
import { downloadText, printText } from './export-text.ts';

type Props = { codes: readonly string[]; heading: string; onDone: () => void };

/** The codes are shown only once, so leaving takes a deliberate step. */
export const RecoveryCodes = ({ codes, heading, onDone }: Props) => {
  const t = useText();
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => showSuccess(t('two-factor:codes.copied')), showProblem);
  return (
    <div className={classes.form}>
      <Text>{t('two-factor:codes.text')}</Text>
      <ol className={classes.codes} aria-label={t('two-factor:codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs">
        {isSecureContext && (
          <Button variant="default" mih={44} leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t('two-factor:codes.copy')}
          </Button>
        )}
        <Button
          variant="default"
          mih={44}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => downloadText(t('two-factor:codes.file'), `${heading}\n\n${codes.join('\n')}\n`)}
        >
          {t('two-factor:codes.download')}
        </Button>
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => printText(heading, codes)}
        >
          {t('two-factor:codes.print')}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button mih={44} onClick={onDone}>
          {t('two-factor:codes.kept')}
        </Button>
      </Group>
    </div>
  );
};
