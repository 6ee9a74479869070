import { importHandlers } from '#features/imports/imports/server';
import type { Handlers } from '#platform/server/http/call';
import type { rentRollEndpoints } from '../contract/index.ts';
import { rentRoll } from './rent-roll.ts';

type Calls = typeof rentRollEndpoints;

const handlers = importHandlers<{
  list: Calls['listRentRolls'];
  upload: Calls['uploadRentRoll'];
  get: Calls['getRentRoll'];
  header: Calls['chooseRentRollHeader'];
  preview: Calls['previewRentRoll'];
  run: Calls['runRentRoll'];
  undo: Calls['undoRentRoll'];
  rows: Calls['listRentRollRows'];
  errors: Calls['downloadRentRollErrors'];
}>(rentRoll);

export const rentRollHandlers: Handlers<Calls> = {
  listRentRolls: handlers.list,
  uploadRentRoll: handlers.upload,
  getRentRoll: handlers.get,
  chooseRentRollHeader: handlers.header,
  previewRentRoll: handlers.preview,
  runRentRoll: handlers.run,
  undoRentRoll: handlers.undo,
  listRentRollRows: handlers.rows,
  downloadRentRollErrors: handlers.errors,
};
