/** Maximum numbers for one template. */
export const max = {
  sections: 60,
  /** Questions in one section. */
  questions: 100,
  allQuestions: 400,
  /** Choices of a rating scale, which people tap side by side. */
  scaleChoices: 10,
  /** Options of a question that is answered from a list. */
  options: 50,
  weight: 10,
  /** Characters of a whole draft, as JSON. */
  size: 600_000,
  scales: 40,
  types: 40,
} as const;

export const min = { scaleChoices: 2, options: 2 } as const;
