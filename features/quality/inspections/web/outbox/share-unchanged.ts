import type { CurrentAnswer, CurrentAnswers, LocalPhoto } from './current-answers.ts';

const samePhotos = (one: readonly LocalPhoto[], other: readonly LocalPhoto[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, sending, comment }, n) =>
      id === other[n]?.id && sending === other[n].sending && comment === other[n].comment,
  );

const keys = (one: CurrentAnswer): (keyof CurrentAnswer)[] => Object.keys(one) as (keyof CurrentAnswer)[];

/** Photos are compared by id: reading them again from the device's store gives new objects each time. */
const sameInput = (one: CurrentAnswer, other: CurrentAnswer): boolean =>
  keys(one).every((key) =>
    key === 'photos'
      ? samePhotos(one.photos, other.photos)
      : one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

/** The next answers, with the objects of before where nothing changed, so that of two hundred questions only the answered one is
 * drawn again. */
export const shareUnchanged = (before: CurrentAnswers, next: CurrentAnswers): CurrentAnswers =>
  new Map(
    [...next].map(([name, entered]) => {
      const known = before.get(name);
      return [name, known && sameInput(known, entered) ? known : entered];
    }),
  );
