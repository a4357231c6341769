import { useEffect, useState } from 'react'

import { deviceCamera } from '@/lib/platform/device/camera'

/** Whether pictures can be taken on this device; true until it is known to have no camera. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(true)
  useEffect(() => {
    let isLeft = false
    async function ask() {
      const found = await deviceCamera()
      if (!isLeft && found === 'absent') setHasCamera(false)
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [])
  return hasCamera
}
