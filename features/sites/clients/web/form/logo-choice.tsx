import { useEffect, useState } from 'react';
import { LogoFrame } from './logo-frame.tsx';

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
export const LogoChoice = ({ logo, onChange, error }: Props) => (
  <LogoFrame url={useObjectUrl(logo)} error={error} onChoose={onChange} onRemove={() => onChange(null)} />
);
