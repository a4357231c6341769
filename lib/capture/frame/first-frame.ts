/** Resolves once the camera has shown a frame, at once if it has. A person may press the shutter before. */
export async function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
  await new Promise((resolve) => {
    video.addEventListener('loadeddata', resolve, { once: true })
  })
}
