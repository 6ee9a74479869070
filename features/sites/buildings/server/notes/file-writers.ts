import { defineFileWriters, onlyItsId } from '#features/accounts/files/server';

/** Papers and pictures of a building are changed by whoever may add them. A building never closes. */
export const buildingFileWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: { attachment: ({ flags }) => flags.has('canEditFiles') || flags.has('admin.canEditFiles') },
  isOpen: 'always',
});
