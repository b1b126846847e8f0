/** Which grid a table has: by the parts its picture is made of and their shapes, whatever game it is (frame.css).
 *
 *     beside    board | opponents, stage and hand      cards need a column of their own
 *     below     board, with the dock below it          a board or a dock that is much wider than tall
 *     between   dock | board | panel                   a dock that is a column
 *     left      panel | board                          budgets beside a tall board
 *     plain     board                                  a game that draws nothing else */
export type Frame = 'beside' | 'below' | 'between' | 'left' | 'plain';

export type Boxes = Readonly<Record<string, readonly [number, number]>>;

const WIDE = 1.5;

export function frameOf({ board, hand, stage, dock, panel }: Boxes): Frame {
  const ratio = ([wide, tall]: readonly [number, number] = [1, 1]): number => wide / tall;
  if (hand || stage) return 'beside';
  if (dock && (ratio(board) > WIDE || ratio(dock) >= WIDE)) return 'below';
  if (dock) return 'between';
  return panel ? 'left' : 'plain';
}

/** Where a column or a row of parts, or the end of the match, needs the room, the panel begins as a rail. */
export const opens = (frame: Frame, over: boolean): boolean => frame === 'plain' || (frame === 'left' && !over);

/** What a screen gets of what a game can draw: `phone` for a narrow one, `low` for one that is not tall. */
export function layoutFor(layouts: readonly string[], screen: { narrow: boolean; height: number }): string {
  if (screen.narrow && layouts.includes('phone')) return 'phone';
  return screen.height < 860 && layouts.includes('low') ? 'low' : (layouts[0] ?? 'wide');
}
