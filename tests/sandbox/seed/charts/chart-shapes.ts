import type { Chart } from './chart'
import { drawBars } from './draw-bars'
import { drawFloors } from './draw-floors'
import { drawLine } from './draw-line'
import { drawRange } from './draw-range'
import type { Shape } from './shape'

/** Height of the words where a drawing is nearly as wide as its units. */
const wordSize = 16

const forms = { bars: drawBars, line: drawLine, range: drawRange, floors: drawFloors } as const

/** A chart as shapes in a box of `sizeOf`, y downwards, with words of a size. Its caption is its title. */
export const chartShapes = (chart: Chart, size = wordSize): readonly Shape[] => forms[chart.form](chart, size)
