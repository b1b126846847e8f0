import type { Review } from './wire';

/** By side, at the same steps of the match. */
export interface Course {
  steps: number[];
  chances: number[][];
  luck: number[][];
}

/** What each side could hope for before every decision and at the end, and what chance had given it until then. */
export function course(review: Review): Course {
  const steps = [...review.decisions.map((one) => one.step), review.steps];
  const chances = [...review.decisions.map((one) => one.chances), review.sides.map((one) => one.result)];
  const total = review.sides.map(() => 0);
  let next = 0;
  const luck = steps.map((step) => {
    for (let stroke = review.strokes[next]; stroke && stroke.step < step; stroke = review.strokes[++next]) {
      stroke.luck.forEach((part, side) => (total[side] = (total[side] ?? 0) + part));
    }
    return [...total];
  });
  return { steps, chances, luck };
}
