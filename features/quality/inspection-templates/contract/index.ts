export { basicsEndpoints, type OwnScale, type OwnType, ownScale, ownType } from './basics-endpoints.ts';
export { builtInScales, defaultScale, describeChoice, describeScale } from './built-in-scales.ts';
export { type Content, content, countQuestions, repeats, type Section, section } from './content.ts';
export { templateEndpoints } from './endpoints.ts';
export { defaultTarget, headFields, type TemplateHead, templateHead, visibilities } from './head.ts';
export { builtInTypes, describeType, type InspectionType, inspectionType } from './inspection-type.ts';
export { max, min } from './limits.ts';
export { templateExportColumns, templateListEndpoints, templateSorts } from './list-endpoints.ts';
export { templateMessages } from './messages.ts';
export { gapsOf, type PublishGap, publishGaps } from './publish-gaps.ts';
export {
  type EvidenceRule,
  evidenceRules,
  type Question,
  question,
  questionPriorities,
  tidyQuestion,
} from './question.ts';
export {
  choiceColors,
  type RatingScale,
  ratingScale,
  type ScaleChoice,
  scaleChoice,
  scaleChoices,
  scaleFields,
  scaleKey,
} from './rating-scale.ts';
export {
  type AnswerValue,
  answerValue,
  choiceKey,
  isScored,
  type ResponseType,
  responses,
  responseType,
  responseTypes,
} from './response-types.ts';
export { choiceOf, scaleKeyOf, scaleOf, scoreMethodOf } from './scale-of.ts';
export { type ScoreMethod, scoreMethod, type TemplateSnapshot, templateSnapshot } from './snapshot.ts';
export {
  type Template,
  type TemplateRow,
  type TemplateVersion,
  template,
  templateFields,
  templateRow,
  templateVersion,
} from './template.ts';
export {
  type LibraryKey,
  type LibraryRow,
  libraryKeys,
  longestImport,
  type TransferFormat,
  transferEndpoints,
  transferFormats,
} from './transfer-endpoints.ts';
export {
  type TemplateStatus,
  type TemplateTransition,
  templateStatus,
  templateStatuses,
  templateTransitions,
} from './transitions.ts';
