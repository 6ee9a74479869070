import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import classes from './report.module.css';

/** Always dark on white, as it was drawn. */
export const SignatureFigure = ({ inspection: { signature, building } }: { inspection: Inspection }) => {
  const t = useText();
  if (!signature) return null;
  return (
    <RecordSection id="inspection-signature" title={t('inspections:field.signature')}>
      <figure className={classes.signature}>
        <img
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
