import type { Photo } from '#features/accounts/files/web';
import { createStore } from '#platform/web/store/index';

export type ChosenPhotos = {
  taskId: number;
  photos: readonly Photo[];
  change: (photos: readonly Photo[]) => void;
};

/** Result photos chosen on the task's page that are not saved yet. Who closes the task takes them along. */
export const chosenPhotosStore = createStore<ChosenPhotos | null>(null);

/** The photos of the dialog: those chosen on the page, then its own. A photo stays where it was chosen, so that it is
 * still there when the dialog is left. */
export const joinPhotos = (
  page: Pick<ChosenPhotos, 'photos' | 'change'> | null,
  own: { photos: readonly Photo[]; change: (photos: Photo[]) => void },
) => {
  const chosen = page?.photos ?? [];
  const isChosen = ({ id }: Photo) => chosen.some((photo) => photo.id === id);
  const change = (photos: readonly Photo[]) => {
    page?.change(photos.filter(isChosen));
    own.change(photos.filter((photo) => !isChosen(photo)));
  };
  return { photos: [...chosen, ...own.photos], change };
};
