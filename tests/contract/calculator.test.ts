import { expect, it } from 'vitest'

import { createMainApi } from '@/lib/backends/main/main-api'
import { growthCurve } from '@/lib/domain/projection/growth-curve'

import { useBackends } from './support/backends'
import { valueOf } from './support/value-of'

const backends = useBackends()
const main = () => createMainApi(backends.client('main'))

it('a saving is worth halfway what its drawn curve says, though the curve knows only the end', async () => {
  const saving = await valueOf(main().periodicSaving({ money: 5_000_000, profit: 8, months: 120 }))
  const half = await valueOf(main().periodicSaving({ money: 5_000_000, profit: 8, months: 60 }))
  const curve = growthCurve('saving', 120, { invested: saving.totalInvestment, value: saving.futureAmount })
  expect(Math.abs((curve[60]?.value ?? 0) - half.futureAmount) / half.futureAmount).toBeLessThan(0.001)
})

it('and a lump sum too', async () => {
  const whole = await valueOf(main().lumpSum({ money: 100_000_000, profit: 8, years: 10 }))
  const half = await valueOf(main().lumpSum({ money: 100_000_000, profit: 8, years: 5 }))
  const curve = growthCurve('lump', 120, { invested: whole.totalInvestment, value: whole.amount })
  expect(Math.abs((curve[60]?.value ?? 0) - half.amount) / half.amount).toBeLessThan(0.001)
})
