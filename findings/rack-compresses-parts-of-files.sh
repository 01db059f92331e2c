#!/usr/bin/env bash
# rack 2.2.22 (Debian 12): Rack::Deflater compresses the 206 of Rack::Files and leaves its `Content-Range` as it was.
#
# Expected: a part is sent as it is: its numbers count bytes of the uncompressed file, and an answer with `Content-Encoding` is another file.
# Happens: a request for bytes 0 to 3999 that allows gzip gets 60 bytes of gzip as "bytes 0-3999/5000". Each part is a gzip file of its own.
# Matters: caches that put parts together, and clients that resume at the length of what they have, make a file that nothing can read.
# Seen on 2026-11-28.
set -euo pipefail

command -v ruby > /dev/null || apt-get install -y --no-install-recommends ruby > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ruby-rack=2.2.22-0+deb12u2'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)
library=$(find "$folder/root" -path '*/lib/rack.rb')

cat > "$folder/run.rb" <<'RUBY'
require 'rack'
require 'rack/mock'

Dir.mkdir(files = "#{__dir__}/files")
File.write("#{files}/a.txt", '0123456789' * 500)
app = Rack::Builder.new do
  use Rack::Deflater
  run Rack::Files.new(files)
end
client = Rack::MockRequest.new(app.to_app)
get = lambda do |headers|
  answer = client.get('/a.txt', headers)
  seen = [answer.status, answer['Content-Range'], answer['Content-Encoding'], answer.body.bytesize < 4000]
  p headers, seen
  seen
end
range = { 'HTTP_RANGE' => 'bytes=0-3999' }
raise unless get.call(range) == [206, 'bytes 0-3999/5000', nil, false]
raise 'parts are not compressed now' unless get.call(range.merge('HTTP_ACCEPT_ENCODING' => 'gzip')) == [206, 'bytes 0-3999/5000', 'gzip', true]
RUBY
ruby -I "$(dirname "$library")" "$folder/run.rb"
