import { Table, Text } from '@mantine/core';
import { customConfirm } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';

type Words = Record<string, string>;

type Props = { mine: Words; theirs: Words; labels: Words };

const Comparison = ({ mine, theirs, labels }: Props) => {
  const differing = Object.keys(mine).filter((field) => mine[field] !== theirs[field]);
  if (differing.length === 0) return <Text>{text('platform:stale.same')}</Text>;
  return (
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
          {differing.map((field) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{labels[field]}</Table.Th>
              <Table.Td>{mine[field]}</Table.Td>
              <Table.Td>{theirs[field]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
};

/** The platform asks the same of raw values; here choices, people and dates are in the reader's words. */
export const askStale = (props: Props): Promise<'theirs' | 'mine' | 0> =>
  customConfirm<'theirs' | 'mine'>({
    title: text('platform:stale.title'),
    content: <Comparison {...props} />,
    options: [
      { text: text('platform:stale.reload'), value: 'theirs' },
      { text: text('platform:stale.keepMine'), value: 'mine', class: 'primary' },
    ],
  });
