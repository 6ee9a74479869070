import { Kbd, Modal, Table, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { useReturnFocus } from '#platform/web/ui/index';
import { shortcutHelpStore } from './shortcut-help-store.ts';

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const rows = [
  { keys: [command, 'K'], text: 'app:shortcuts.palette' },
  { keys: ['/'], text: 'app:shortcuts.search' },
  { keys: ['?'], text: 'app:shortcuts.help' },
  { keys: ['Esc'], text: 'app:shortcuts.close' },
] as const;

const ShortcutHelp = () => {
  useReturnFocus();
  const t = useText();
  const { user } = useSession();
  return (
    <Modal
      opened
      onClose={() => shortcutHelpStore.set(false)}
      title={t('app:shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
    >
      <Table>
        <Table.Tbody>
          {rows.map(({ keys, text }) => (
            <Table.Tr key={text}>
              <Table.Td>{t(text)}</Table.Td>
              <Table.Td ta="right">
                {keys.map((key) => (
                  <Kbd key={key} ml={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {!user.shortcuts && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('app:shortcuts.off')}
        </Text>
      )}
    </Modal>
  );
};

export default ShortcutHelp;
