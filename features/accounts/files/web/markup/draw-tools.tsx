import { ActionIcon, Box, Group, SegmentedControl, Text, TextInput, VisuallyHidden } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCircle,
  IconEraser,
  IconFocusCentered,
  IconLetterT,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { inks, type MarkColour, markColours } from '../../contract/index.ts';
import classes from './markup.module.css';
import type { Tool, useDrawing } from './use-drawing.ts';

type Props = {
  tool: Tool;
  setTool: (tool: Tool) => void;
  colour: MarkColour;
  setColour: (colour: MarkColour) => void;
  words: string;
  setWords: (words: string) => void;
  drawing: ReturnType<typeof useDrawing>;
  /** Adds a mark without a pointer. */
  onMiddle: () => void;
  /** The buttons that end the dialog. */
  children: ReactNode;
};

const icons = { arrow: IconArrowUpRight, circle: IconCircle, text: IconLetterT };
const tools = ['arrow', 'circle', 'text'] as const satisfies Tool[];

/** Stands below the photo, in reach of the thumb on a phone. The line above the tools is always there, so that the photo
 * does not move when another tool is chosen. */
export const DrawTools = ({
  tool,
  setTool,
  colour,
  setColour,
  words,
  setWords,
  drawing,
  onMiddle,
  children,
}: Props) => {
  const t = useText();
  const steps = [
    {
      label: t('files:markup.middle'),
      Icon: IconFocusCentered,
      disabled: drawing.full || (tool === 'text' && words.trim() === ''),
      onClick: onMiddle,
    },
    {
      label: t('platform:actions.undo'),
      Icon: IconArrowBackUp,
      disabled: !drawing.changed,
      onClick: drawing.undo,
    },
    {
      label: t('files:markup.clear'),
      Icon: IconEraser,
      disabled: drawing.marks.length === 0,
      onClick: drawing.clear,
    },
  ];
  return (
    <>
      <Group gap={0} wrap="nowrap" flex="none" mih={44}>
        {tool === 'text' ? (
          <TextInput
            className={classes.words}
            aria-label={t('files:markup.words')}
            placeholder={t('files:markup.hint.text')}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t(`files:markup.hint.${tool}`)}
          </Text>
        )}
      </Group>
      <Group gap="xs" flex="none">
        <SegmentedControl
          aria-label={t('files:markup.tool')}
          className={classes.tools}
          value={tool}
          onChange={(value) => setTool(value as Tool)}
          data={tools.map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: (
                <Group
                  component="span"
                  className={classes.tool}
                  gap={6}
                  justify="center"
                  wrap="nowrap"
                  display="inline-flex"
                  title={t(`files:markup.${value}`)}
                >
                  <Icon size={20} aria-hidden />
                  <span className={classes.name}>{t(`files:markup.${value}`)}</span>
                </Group>
              ),
            };
          })}
        />
        <SegmentedControl
          aria-label={t('files:markup.colour')}
          className={classes.colours}
          value={colour}
          onChange={(value) => setColour(value as MarkColour)}
          data={markColours.map((value) => ({
            value,
            label: (
              <Group
                component="span"
                className={classes.tool}
                gap={6}
                justify="center"
                wrap="nowrap"
                display="inline-flex"
                title={t(`files:markup.${value}`)}
              >
                <Box
                  component="span"
                  w={18}
                  h={18}
                  bd="1px solid var(--mantine-color-dimmed)"
                  bdrs="50%"
                  style={{ background: inks[value] }}
                  aria-hidden
                />
                <VisuallyHidden>{t(`files:markup.${value}`)}</VisuallyHidden>
              </Group>
            ),
          }))}
        />
        <Group gap="xs" align="stretch" wrap="nowrap">
          {steps.map(({ label, Icon, ...step }) => (
            <ActionIcon key={label} variant="default" size={44} aria-label={label} title={label} {...step}>
              <Icon size={20} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
        <Group className={classes.end} gap="xs" align="stretch" wrap="nowrap" ms="auto">
          {children}
        </Group>
      </Group>
    </>
  );
};
