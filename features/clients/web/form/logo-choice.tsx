import { Button, FileButton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './form.module.css';

type Props = { logo: File | null; onChange: (logo: File | null) => void; error: string | undefined };

const useObjectUrl = (file: File | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** The logo of a new client, sent with it. */
export const LogoChoice = ({ logo, onChange, error }: Props) => {
  const t = useText();
  const url = useObjectUrl(logo);
  return (
    <Section title={t('clients:section.logo')} text={t('clients:section.logoText')}>
      <div>
        {url && <img className={classes.logo} src={url} alt="" />}
        {!url && <div className={classes.none}>{t('clients:logo.none')}</div>}
        <div className={classes.buttons}>
          <FileButton accept="image/*" onChange={(file) => file && onChange(file)}>
            {(props) => (
              <Button {...props} variant="default">
                {t(logo ? 'clients:logo.replace' : 'clients:logo.choose')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {t('clients:logo.remove')}
            </Button>
          )}
        </div>
        {error && (
          <Text size="sm" c="error" mt={4} role="alert">
            {error}
          </Text>
        )}
      </div>
    </Section>
  );
};
