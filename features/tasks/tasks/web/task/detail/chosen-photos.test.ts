import { expect, it } from 'vitest';
import type { Photo } from '#features/accounts/files/web';
import { joinPhotos } from './chosen-photos.ts';

const photo = (id: string) => ({ id }) as Photo;
const [hall, door, lift] = ['hall', 'door', 'lift'].map(photo) as [Photo, Photo, Photo];

const dialogWith = (onPage: Photo[] | null, inDialog: Photo[]) => {
  const kept = { page: onPage, dialog: inDialog };
  const page = onPage && {
    photos: onPage,
    change: (photos: readonly Photo[]) => {
      kept.page = [...photos];
    },
  };
  const own = {
    photos: inDialog,
    change: (photos: Photo[]) => {
      kept.dialog = photos;
    },
  };
  return { ...joinPhotos(page, own), kept };
};

it('shows in the dialog what was chosen on the page, before its own', () => {
  expect(dialogWith([hall], [door]).photos).toEqual([hall, door]);
  expect(dialogWith(null, [door]).photos).toEqual([door]);
});

it.each([
  ['adds a photo to the dialog', [hall, door, lift], [hall], [door, lift]],
  ['takes a photo of the page away there', [door], [], [door]],
  ['empties both when they are sent', [], [], []],
])('%s', (_what, next, page, dialog) => {
  const { change, kept } = dialogWith([hall], [door]);
  change(next);
  expect(kept).toEqual({ page, dialog });
});
