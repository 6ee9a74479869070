import { Table, Text } from '@mantine/core';
import { customConfirm } from '../feedback/confirm.ts';
import { text } from '../i18n/use-text.ts';
import type { Difference } from './differences.ts';

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  if (typeof value === 'boolean') return text(value ? 'platform:yes' : 'platform:no');
  return String(value);
};

/** Of a text of several lines only those that the other one has not. */
const distinct = (own: string, other: string): string => {
  const others = new Set(other.split('\n'));
  return (
    own
      .split('\n')
      .filter((line) => !others.has(line))
      .join('\n') || own
  );
};

/** Breaks long values such as links anywhere, so that they do not widen the dialog. */
const unbounded = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

const Comparison = ({ list, labels }: { list: readonly Difference[]; labels: Record<string, string> }) => (
  <>
    <Text mb="sm">{text('platform:stale.text')}</Text>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('platform:stale.field')}</Table.Th>
          <Table.Th>{text('platform:stale.mine')}</Table.Th>
          <Table.Th>{text('platform:stale.theirs')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {list.map(({ field, mine, theirs }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labels[field] ?? field}</Table.Th>
            <Table.Td style={unbounded}>{distinct(words(mine), words(theirs))}</Table.Td>
            <Table.Td style={unbounded}>{distinct(words(theirs), words(mine))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </>
);

/** Asks after somebody else changed the same fields: take theirs, keep mine, or continue editing (0). */
export const askStale = (
  conflicts: readonly Difference[],
  labels: Record<string, string>,
): Promise<'theirs' | 'mine' | 0> =>
  customConfirm<'theirs' | 'mine'>({
    title: text('platform:stale.title'),
    content: <Comparison list={conflicts} labels={labels} />,
    options: [
      { text: text('platform:stale.reload'), value: 'theirs' },
      { text: text('platform:stale.keepMine'), value: 'mine', class: 'primary' },
    ],
  });
