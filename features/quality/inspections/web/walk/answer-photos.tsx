import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PhotoThumbs, PhotoTile, useLightbox } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { inspectionQuery } from '../inspection-query.ts';
import type { CurrentAnswer } from '../outbox/current-answers.ts';
import classes from './question.module.css';
import type { Question } from './steps.ts';
import type { Act } from './use-act.ts';

type Props = { question: Question; entered: CurrentAnswer; zone: string; act: Act };

const Sent = ({ entered, zone }: Pick<Props, 'entered' | 'zone'>) => {
  const client = useQueryClient();
  const key = [inspectionQuery(0).queryKey[0]];
  const { open, lightbox } = useLightbox(entered.files, {
    zone,
    onMarked: () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <div className={classes.sent}>
      <PhotoThumbs files={entered.files} onOpen={open} />
      {lightbox}
    </div>
  );
};

/** Photos of one answer: those that the server has, then those that wait on the device, which can still be drawn on and
 * taken back. */
export const AnswerPhotos = ({ question, entered, zone, act }: Props) => {
  const t = useText();
  if (entered.files.length + entered.photos.length === 0) return null;
  return (
    <div className={classes.photos}>
      {entered.files.length > 0 && <Sent entered={entered} zone={zone} />}
      {entered.photos.length > 0 && (
        <Suspense fallback={null}>
          <ul className={classes.tiles} aria-label={t('inspections:walk.photosOnDevice')}>
            {entered.photos.map(({ id, file, markup, sending }, at) => (
              <PhotoTile
                key={id}
                file={file}
                number={entered.files.length + at + 1}
                busy={sending}
                {...(markup ? { markup } : {})}
                {...(sending
                  ? {}
                  : {
                      onMarkup: (next) => act.markPhoto(question, id, next),
                      onRemove: () => void act.removePhoto(id),
                    })}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </div>
  );
};
