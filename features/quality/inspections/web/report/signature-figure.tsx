import { Picture } from '#features/accounts/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import classes from './report.module.css';

type Props = { inspection: Inspection; of: 'signature' | 'client_signature' };

const Figure = ({ inspection: { building, ...inspection }, of }: Props) => {
  const t = useText();
  const signature = inspection[of];
  if (!signature) return null;
  return (
    <RecordSection id={`inspection-${of}`} title={t(`inspections:field.${of}`)}>
      <figure className={classes.signature}>
        <Picture
          src={signature.file.url}
          alt={t('inspections:report.signatureOf', { name: signature.name })}
          width={300}
          height={120}
        />
        <figcaption>
          <strong>{signature.name}</strong> {formatDateTime(signature.at, building.time_zone)}
        </figcaption>
      </figure>
    </RecordSection>
  );
};

/** Always dark on white, as it was drawn; beside the inspector's the one for the client. */
export const SignatureFigures = ({ inspection }: { inspection: Inspection }) =>
  inspection.signature || inspection.client_signature ? (
    <div className={classes.signatures}>
      <Figure inspection={inspection} of="signature" />
      <Figure inspection={inspection} of="client_signature" />
    </div>
  ) : null;
