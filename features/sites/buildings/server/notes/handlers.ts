import type { Handlers } from '#platform/server/http/call';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { addBuildingNote } from './add-building-note.ts';
import { addBuildingFiles, listBuildingFiles } from './building-files.ts';
import { deleteBuildingNote } from './delete-building-note.ts';
import { getBuildingNote, listBuildingNotes } from './read-building-notes.ts';

export const buildingNoteHandlers: Handlers<typeof buildingNoteEndpoints> = {
  listBuildingNotes,
  getBuildingNote,
  addBuildingNote,
  deleteBuildingNote,
  listBuildingFiles,
  addBuildingFiles,
};
