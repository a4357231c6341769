import { expect, it } from 'vitest'

import { SharedTags } from './shared-tags'

it('records nothing, and says so, while there is no Redis', async () => {
  const tags = new SharedTags('redis://127.0.0.1:1')
  await expect(tags.record(['menu'], 1)).rejects.toThrow('enableOfflineQueue')
  tags.close()
})
