'use client'

import { createContext, use, useEffect, useState, type ReactNode } from 'react'

import { browserCamera } from '@/lib/capture/camera/browser-camera'
import type { CameraPort } from '@/lib/capture/camera/camera-port'
import { videoFrames, type FramePort } from '@/lib/capture/frame/frame-port'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { workerReader } from '@/lib/capture/card-reader/worker-reader'

/** The devices of the screens: a camera, frames of its video, and a card reader. */
export interface CaptureDevices {
  readonly camera: CameraPort
  readonly createFrames: () => FramePort
  readonly createReader: () => ReaderPort
}

const browserDevices: CaptureDevices = {
  camera: browserCamera,
  createFrames: videoFrames,
  createReader: () => workerReader(),
}

const DevicesContext = createContext(browserDevices)

/** Replaces the devices of the screens inside, with fakes in tests. */
export function CaptureDevicesProvider({ devices, children }: { devices: CaptureDevices; children: ReactNode }) {
  return <DevicesContext value={devices}>{children}</DevicesContext>
}

export function useCamera(): CameraPort {
  return use(DevicesContext).camera
}

export function useFrames(): FramePort {
  const { createFrames } = use(DevicesContext)
  return useState(createFrames)[0]
}

/** A reader that lives as long as the screen; its worker starts on first use. */
export function useReader(): ReaderPort {
  const { createReader } = use(DevicesContext)
  const [reader] = useState(createReader)
  useEffect(() => () => reader.dispose(), [reader])
  return reader
}
