import type { FileRecord } from '#features/accounts/files/contract';
import type { DoorCheck } from '../door-checks/door-check.ts';
import type { Incident } from '../incidents/incident.ts';
import type { ShownMark } from './shown-endpoints.ts';

type File = Pick<FileRecord, 'id' | 'name' | 'comment' | 'visibility'>;

/** A report, as the server reads it or as a screen has it. */
type Parts<F extends File> = {
  general_comments: { description: string };
  comments_public: boolean;
  checks: readonly (Pick<DoorCheck, 'id' | 'name' | 'suite' | 'note' | 'note_public'> & {
    files: readonly F[];
  })[];
  incidents: readonly (Pick<Incident, 'id' | 'kind' | 'place' | 'description' | 'public'> & {
    files: readonly F[];
  })[];
  files: readonly F[];
};

/** Something that the client may be shown or not. */
export type ShownPart = ShownMark & { words: string };

const placeOf = ({ suite, name }: { suite: string; name: string }): string =>
  [suite, name].filter(Boolean).join(' ');

const photosOf = (files: readonly File[], of: string): ShownPart[] =>
  files.map(({ id, name, comment, visibility }) => ({
    of: 'photo' as const,
    id,
    public: visibility === 'public',
    words: [of, comment || name].filter(Boolean).join(': '),
  }));

/** Everything of a report that somebody has to decide about, in the order of the report: words that were written, and
 * photos with what they are of. */
export const partsToShow = <F extends File>(report: Parts<F>): ShownPart[] => {
  const comments = report.general_comments.description;
  return [
    ...(comments === ''
      ? []
      : [{ of: 'comments' as const, public: report.comments_public, words: comments }]),
    ...report.checks.flatMap((one): ShownPart[] => [
      ...(one.note === ''
        ? []
        : [
            {
              of: 'note' as const,
              id: one.id,
              public: one.note_public,
              words: `${placeOf(one)}: ${one.note}`,
            },
          ]),
      ...photosOf(one.files, placeOf(one)),
    ]),
    ...report.incidents.flatMap((one): ShownPart[] => [
      {
        of: 'incident' as const,
        id: one.id,
        public: one.public,
        words: [one.place, one.description].filter(Boolean).join(': '),
      },
      ...photosOf(one.files, one.place),
    ]),
    ...photosOf(report.files, ''),
  ];
};
