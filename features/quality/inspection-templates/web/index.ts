export { ChoiceButtons } from './question/choice-buttons.tsx';
export { themeColor } from './question/choice-colors.ts';
export { PlainField } from './question/plain-field.tsx';
export { QuestionHead } from './question/question-head.tsx';
