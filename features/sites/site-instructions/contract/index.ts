export { instructionEndpoints } from './endpoints.ts';
export {
  type Frequency,
  frequencies,
  frequency,
  hasDay,
  hasMonth,
  type Rhythm,
  tidyRhythm,
} from './frequency.ts';
export {
  type InstructionReader,
  type InstructionSet,
  instructionReaders,
  instructionSet,
  max,
  type SiteInstruction,
  siteInstruction,
} from './instruction.ts';
export { isDue, serviceDay } from './is-due.ts';
export { instructionMessages } from './messages.ts';
