import { Camera } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import type { Facing } from '@/lib/capture/camera/camera-port'
import { useIsHandheld } from '@/lib/capture/camera/use-is-handheld'
import { FileButton } from './file-button'

interface PictureWaysProps {
  readonly facing: Facing
  readonly onFile: (file: File) => void
  /** On the dark screen of the camera. */
  readonly isOnDark?: boolean
}

const onDark = 'border-white bg-transparent text-white hover:bg-white/15'

/**
 * Alternatives to our camera screen: the device's camera app, which needs no permission from this page and focuses
 * automatically (phones and tablets), or an existing picture.
 */
export function PictureWays({ facing, onFile, isOnDark = false }: PictureWaysProps) {
  const t = useTranslations('capture')
  const className = isOnDark ? onDark : undefined
  return (
    <>
      {useIsHandheld() && (
        <FileButton
          facing={facing}
          icon={<Camera className="size-5" />}
          onFile={onFile}
          {...(className !== undefined && { className })}
        >
          {t('cameraApp')}
        </FileButton>
      )}
      <FileButton onFile={onFile} {...(className !== undefined && { className })}>
        {t('chooseFile')}
      </FileButton>
    </>
  )
}
