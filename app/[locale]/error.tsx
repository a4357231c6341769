'use client'
export default function ErrorPage() {
  return (
    <main>
      <h1>error</h1>
    </main>
  )
}
