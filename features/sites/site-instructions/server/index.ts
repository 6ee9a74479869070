export { copyAll } from './copy-all.ts';
export { type InstructionFields, insertInstructions } from './instruction-repository.ts';
export { insertRead } from './reader-repository.ts';
export { nextVersion } from './version-repository.ts';
