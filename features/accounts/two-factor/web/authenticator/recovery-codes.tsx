import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import classes from '../two-factor.module.css';

/** Saves a text as a file of the device. */
const downloadText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Prints a text without the page around it, from a hidden frame. */
const printText = (title: string, lines: readonly string[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument;
  if (!paper || !frame.contentWindow) return;
  paper.title = title;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const list = paper.createElement('pre');
  list.textContent = lines.join('\n');
  paper.body.append(heading, list);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
};

type Props = { codes: readonly string[]; heading: string; onDone: () => void };

/** The codes are shown only once, so leaving takes a deliberate step. */
export const RecoveryCodes = ({ codes, heading, onDone }: Props) => {
  const t = useText();
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => showSuccess(t('two-factor:codes.copied')), showProblem);
  return (
    <Stack>
      <Text>{t('two-factor:codes.text')}</Text>
      <Columns
        component="ol"
        className={classes.codes}
        columns="repeat(2, minmax(0, 1fr))"
        gap="xs"
        aria-label={t('two-factor:codes.list')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Columns>
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
    </Stack>
  );
};
