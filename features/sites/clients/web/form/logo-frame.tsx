import { Box, Button, FileButton, Group, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './form.module.css';

type Props = {
  /** Address of the picture that is there. */
  url: string | undefined;
  busy?: boolean;
  error: string | null | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The types are named one by one, so that a phone converts a photo in its own format to one of them. */
const accepted = 'image/png,image/jpeg,image/webp';

/** The logo, with what can be done about it. */
export const LogoFrame = ({ url, busy = false, error, onChoose, onRemove }: Props) => {
  const t = useText();
  return (
    <Section title={t('clients:section.logo')} text={t('clients:section.logoText')}>
      <div>
        {url && <img className={classes.logo} src={url} alt={t('clients:section.logo')} />}
        {!url && (
          <Box p="md" bd="1px dashed var(--mantine-color-default-border)" bdrs="md" c="dimmed" ta="center">
            {t('clients:logo.none')}
          </Box>
        )}
        <Group gap="xs" align="stretch" mt="xs">
          <FileButton accept={accepted} onChange={(file) => file && onChoose(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={busy}>
                {t(url ? 'clients:logo.replace' : 'clients:logo.choose')}
              </Button>
            )}
          </FileButton>
          {url && (
            <Button variant="subtle" color="gray" disabled={busy} onClick={onRemove}>
              {t('clients:logo.remove')}
            </Button>
          )}
        </Group>
        {error && (
          <Text size="sm" c="error" mt={4} role="alert">
            {error}
          </Text>
        )}
      </div>
    </Section>
  );
};
