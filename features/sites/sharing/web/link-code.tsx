import { useText } from '#platform/web/i18n/index';
import { QrCode } from '#platform/web/qr/index';

/** The link as a QR code, for the phone of somebody else. */
const LinkCode = ({ url }: { url: string }) => {
  const t = useText();
  return <QrCode text={url} label={t('sharing:dialog.code')} />;
};

export default LinkCode;
