import type { Draft } from '../../post'
import { holdingProducts } from './holdings'
import { margin } from './margin'
import { marketProducts } from './markets'
import { serviceProducts } from './services'
import { shares } from './shares'

/** Nine products and services, all in three languages. */
export const products: readonly Draft[] = [shares, margin, ...marketProducts, ...holdingProducts, ...serviceProducts]
