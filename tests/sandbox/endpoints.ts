import type { Endpoint } from './http/endpoint'
import { calculatorEndpoints } from './services/main/calculator'
import { careerEndpoints } from './services/main/careers'
import { categoryEndpoints } from './services/main/categories'
import { formEndpoints } from './services/main/forms'
import { postEndpoints } from './services/main/posts'
import { shellEndpoints } from './services/main/shell'
import { mediaEndpoints } from './services/media'
import { newsEndpoints } from './services/news'
import { videoEndpoints } from './services/video'

/** Every call of every backend (spec.md section 7). Of two that match a path the first answers. */
export const endpoints: readonly Endpoint[] = [
  ...shellEndpoints,
  ...categoryEndpoints,
  ...postEndpoints,
  ...careerEndpoints,
  ...calculatorEndpoints,
  ...formEndpoints,
  ...newsEndpoints,
  ...videoEndpoints,
  ...mediaEndpoints,
]
