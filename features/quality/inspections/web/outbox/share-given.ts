import type { Given, GivenByName, LocalPhoto } from './given.ts';

const samePhotos = (one: readonly LocalPhoto[], other: readonly LocalPhoto[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, sending, comment }, n) =>
      id === other[n]?.id && sending === other[n].sending && comment === other[n].comment,
  );

const keys = (one: Given): (keyof Given)[] => Object.keys(one) as (keyof Given)[];

/** Photos are compared by id: reading them again from the device's store gives new objects each time. */
const sameGiven = (one: Given, other: Given): boolean =>
  keys(one).every((key) =>
    key === 'photos'
      ? samePhotos(one.photos, other.photos)
      : one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

/** The next answers, with the objects of before where nothing changed, so that of two hundred questions only the answered one is
 * drawn again. */
export const shareGiven = (before: GivenByName, next: GivenByName): GivenByName =>
  new Map(
    [...next].map(([name, given]) => {
      const known = before.get(name);
      return [name, known && sameGiven(known, given) ? known : given];
    }),
  );
