// The package of your choice: this line and the folder of the file are all that names it.
package shopelements;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The frame of a page, for back ends in Java (11 and newer, without other libraries). It comes from the fragment
 * service; when that does not answer in time, it is what it answered last, or what the release has built in.
 * shop-elements/host does the same on Node. How to use it: docs/hosts.md.
 *
 * <p>Make one for the whole program: it keeps the frames, and all threads may use it at once.
 */
public final class ShopElementsHost implements AutoCloseable {
  /** So many frames are kept. */
  private static final int MAX_FRAMES = 500;
  /** A call that takes longer than the deadline still brings the next frame, up to this time. */
  private static final int CALL_TIMEOUT_MS = 3000;
  /** After a failure the service is not asked for that frame for this time; nor for a preview. */
  private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(5);
  /** Anybody can make up the cookie of a preview. */
  private static final int MAX_PREVIEWS = 6;
  private static final Pattern TOKEN = Pattern.compile("[\\x21-\\x3a\\x3c-\\x7e]{1,1000}");
  /** How often the service is asked for its release. */
  private static final Duration RELEASE_INTERVAL = Duration.ofSeconds(60);
  private static final Logger LOGGER = System.getLogger("shop-elements");

  private final long deadlineNanos;
  private final long staleNanos;
  private final Failure late;
  private final Release release;
  private final Service service;
  private final Telling telling;
  private final Semaphore previews = new Semaphore(MAX_PREVIEWS);
  private volatile long previewRetryAt = System.nanoTime();

  /** By the path of the service, with `running` behind one lock. The one that was not used for longest goes first. */
  private final Map<String, Kept> frames = new LinkedHashMap<>(16, 0.75f, true) {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
      return size() > MAX_FRAMES;
    }
  };

  private final Map<String, Run> running = new HashMap<>();

  private ShopElementsHost(Builder options) {
    String address = Builder.checkedAddress("service", options.service);
    String cdn = Builder.checkedAddress("cdn", options.cdn);
    if (!cdn.endsWith("/")) {
      throw new IllegalArgumentException("cdn: the address is that of a folder, with a slash at its end.");
    }
    int deadlineMs = Builder.checkedNumber("deadlineMs", options.deadlineMs, 1);
    deadlineNanos = TimeUnit.MILLISECONDS.toNanos(deadlineMs);
    late = new Failure("LATE", "The fragment service took over " + deadlineMs + " ms.");
    staleNanos = TimeUnit.SECONDS.toNanos(Builder.checkedNumber("staleSeconds", options.staleSeconds, 0));
    release = new Release(options.release, cdn);
    telling = new Telling(options.onError);
    service = new Service(address.replaceAll("(?<!/)/+$", ""), Math.max(CALL_TIMEOUT_MS, deadlineMs), late);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** What a kit is made with. */
  public static final class Builder {
    private String service;
    private String cdn;
    private Path release;
    private int deadlineMs = 300;
    private int staleSeconds = 86_400;
    // Looked up here, since the first use of a logger takes time that a page would wait.
    private BiConsumer<String, String> onError = LOGGER.isLoggable(Level.WARNING)
        ? (code, message) -> LOGGER.log(Level.WARNING, code + ": " + message)
        : (code, message) -> {};

    private Builder() {}

    /** The address of the fragment service: http://127.0.0.1:8082. */
    public Builder service(String address) {
      service = address;
      return this;
    }

    /**
     * The folder of a channel or version on the CDN, the same as the service's:
     * https://cdn.example/shop-elements/1/.
     */
    public Builder cdn(String address) {
      cdn = address;
      return this;
    }

    /**
     * The folder of a released version, whose fragments show when nothing else is there; by default the folder
     * shop-elements of the class path.
     */
    public Builder release(Path folder) {
      release = folder;
      return this;
    }

    /** How long a page waits for its frame; 300. */
    public Builder deadlineMs(int ms) {
      deadlineMs = ms;
      return this;
    }

    /** How long an old frame may be used while the service fails; 86,400. */
    public Builder staleSeconds(int seconds) {
      staleSeconds = seconds;
      return this;
    }

    /**
     * Gets code and message of what went wrong, once until a call succeeds; by default they are logged as
     * "shop-elements". Pages wait for it.
     */
    public Builder onError(BiConsumer<String, String> told) {
      onError = told;
      return this;
    }

    /** @throws IllegalArgumentException for options that can't be used */
    public ShopElementsHost build() {
      return new ShopElementsHost(this);
    }

    private static String checkedAddress(String name, String address) {
      if (address == null || !address.matches("https?://[^/]+.*")) {
        throw new IllegalArgumentException(name + ": the address must begin with http:// or https://.");
      }
      if (address.matches(".*[@?#].*")) {
        throw new IllegalArgumentException(name + ": the address has no login, no query and no fragment.");
      }
      try {
        // No host: of a name that Java refuses to call, such as one with an underscore.
        if (new URI(address).getHost() != null) {
          return address;
        }
      } catch (URISyntaxException error) {
        // Told below.
      }
      throw new IllegalArgumentException(name + ": " + address + " is no address of the web.");
    }

    private static int checkedNumber(String name, int value, int least) {
      if (value < least) {
        throw new IllegalArgumentException(name + ": a whole number, at least " + least + ".");
      }
      return value;
    }
  }

  /** What a page needs. The HTML is in ASCII: it can stand in pages of any encoding. */
  public static final class Frame {
    private final String version;
    private final String head;
    private final String header;
    private final String footer;
    private final String scripts;
    private final Map<String, List<String>> csp;
    private final List<String> vary;
    private final String source;

    private Frame(Map<?, ?> texts, Map<String, List<String>> csp, List<String> vary, String source) {
      version = (String) texts.get("version");
      head = (String) texts.get("head");
      header = (String) texts.get("header");
      footer = (String) texts.get("footer");
      scripts = (String) texts.get("scripts");
      this.csp = csp;
      this.vary = vary;
      this.source = source;
    }

    /** Of the release that has made it. */
    public String getVersion() {
      return version;
    }

    /** HTML for the head of the page. */
    public String getHead() {
      return head;
    }

    public String getHeader() {
      return header;
    }

    public String getFooter() {
      return footer;
    }

    /** HTML, for the head too. */
    public String getScripts() {
      return scripts;
    }

    /** By directive, what the page's Content-Security-Policy must allow. */
    public Map<String, List<String>> getCsp() {
      return csp;
    }

    /** The names of the cookies that change the frame. */
    public List<String> getVary() {
      return vary;
    }

    /** "service", "kept" (an old answer of it) or "release". */
    public String getSource() {
      return source;
    }

    private Frame asKept() {
      Map<String, String> texts =
          Map.of("version", version, "head", head, "header", header, "footer", footer, "scripts", scripts);
      return new Frame(texts, csp, vary, "kept");
    }

    /** What the service has answered; null when it is not the site's frame (HOST-3). */
    private static Frame of(String site, Object answer) {
      if (!(answer instanceof Map)) {
        return null;
      }
      Map<?, ?> fields = (Map<?, ?>) answer;
      for (String name : List.of("version", "head", "scripts")) {
        if (!(fields.get(name) instanceof String)) {
          return null;
        }
      }
      Map<String, List<String>> csp = sourcesOf(fields.get("csp"));
      List<String> vary = textsOf(fields.get("vary"));
      boolean isWhole = isWhole(fields.get("header"), "shop-header", site)
          && isWhole(fields.get("footer"), "shop-footer", site);
      return isWhole && csp != null && vary != null ? new Frame(fields, csp, vary, "service") : null;
    }

    private static boolean isWhole(Object html, String tag, String site) {
      return html instanceof String
          && ((String) html).startsWith("<" + tag + " site=\"" + site + "\"")
          && ((String) html).stripTrailing().endsWith("</" + tag + ">");
    }

    private static Map<String, List<String>> sourcesOf(Object csp) {
      if (!(csp instanceof Map)) {
        return null;
      }
      Map<String, List<String>> sources = new LinkedHashMap<>();
      for (Map.Entry<?, ?> directive : ((Map<?, ?>) csp).entrySet()) {
        List<String> texts = textsOf(directive.getValue());
        if (texts == null) {
          return null;
        }
        sources.put((String) directive.getKey(), texts);
      }
      return Collections.unmodifiableMap(sources);
    }

    private static List<String> textsOf(Object list) {
      if (!(list instanceof List)) {
        return null;
      }
      List<String> texts = new ArrayList<>();
      for (Object text : (List<?>) list) {
        if (!(text instanceof String)) {
          return null;
        }
        texts.add((String) text);
      }
      return Collections.unmodifiableList(texts);
    }
  }

  /** Times are those of System.nanoTime(), which does not jump with the clock. */
  private static final class Kept {
    /** Null when no call has brought one yet. */
    private final Frame frame;
    private final long freshUntil;
    private final long usableUntil;
    private final long retryAt;

    private Kept(Frame frame, long freshUntil, long usableUntil, long retryAt) {
      this.frame = frame;
      this.freshUntil = freshUntil;
      this.usableUntil = usableUntil;
      this.retryAt = retryAt;
    }
  }

  /** A call for a frame, which all who want that frame share. */
  private static final class Run {
    private final long startedAt = System.nanoTime();
    /** Null when the call has failed. */
    private final CompletableFuture<Frame> result = new CompletableFuture<>();
  }

  /** The frame of a page without attributes, for a visitor without cookies. */
  public Frame frame(String site) {
    return frame(site, Map.of(), null);
  }

  /**
   * The frame of a page, in time, whatever the service does.
   *
   * @param attributes by name, as on the tags: texts, numbers, booleans. header.reduced is for the header only, null is
   *     not given. Never what a visitor can choose: each combination is kept
   * @param cookie the page's request header, or null: staff with a preview get theirs. Nothing else in it is passed on
   * @throws IllegalArgumentException for an unknown site, or attributes that can't be written
   */
  public Frame frame(String site, Map<String, ?> attributes, String cookie) {
    if (!release.sites.contains(site)) {
      throw new IllegalArgumentException("The site must be one of " + String.join(", ", release.sites) + ".");
    }
    SortedMap<String, String> texts = textsOf(attributes);
    String path = "/frame/" + site + queryOf(texts);
    long deadline = System.nanoTime() + deadlineNanos;
    Frame frame = previewOf(path, site, tokenIn(cookie), deadline);
    if (frame == null) {
      frame = frameForAll(path, site, deadline);
    }
    return frame == null ? release.frame(site, texts) : frame;
  }

  /** A fresh frame, else an old one; null where there is none (HOST-1, HOST-2). */
  private Frame frameForAll(String path, String site, long deadline) {
    Run run = null;
    synchronized (frames) {
      Kept kept = frames.get(path);
      long now = System.nanoTime();
      if (kept != null && kept.freshUntil - now > 0) {
        return kept.frame;
      }
      if (kept == null || kept.retryAt - now <= 0) {
        run = sharedRun(path, site);
      }
    }
    if (run != null) {
      long end = run.startedAt + deadlineNanos;
      Frame brought = inTime(run.result, end - deadline < 0 ? end : deadline);
      if (brought != null) {
        return brought;
      }
    }
    synchronized (frames) {
      Kept kept = frames.get(path);
      boolean isUsable = kept != null && kept.frame != null && kept.usableUntil - System.nanoTime() > 0;
      return isUsable ? kept.frame.asKept() : null;
    }
  }

  /** The call that is under way for a frame, else a new one: of many at once one asks (HOST-5). */
  private Run sharedRun(String path, String site) {
    Run known = running.get(path);
    if (known != null) {
      return known;
    }
    Run run = new Run();
    running.put(path, run);
    tried(path, () -> service.askForFrame(path, site, null)).whenComplete((answer, none) -> {
      synchronized (frames) {
        frames.put(path, keptOf(answer, frames.get(path)));
        running.remove(path);
      }
      run.result.complete(answer == null ? null : answer.frame);
    });
    return run;
  }

  private Kept keptOf(Answer answer, Kept before) {
    long now = System.nanoTime();
    if (answer != null) {
      long freshUntil = now + TimeUnit.SECONDS.toNanos(answer.freshSeconds);
      return new Kept(answer.frame, freshUntil, freshUntil + staleNanos, now);
    }
    return before == null
        ? new Kept(null, now, now, now + RETRY_NANOS)
        : new Kept(before.frame, before.freshUntil, before.usableUntil, now + RETRY_NANOS);
  }

  /** Null where it can't be had in time: its visitor gets what all get (HOST-6). */
  private Frame previewOf(String path, String site, String token, long deadline) {
    if (token == null || previewRetryAt - System.nanoTime() > 0 || !previews.tryAcquire()) {
      return null;
    }
    Answer answer = inTime(
        tried(path, () -> service.askForFrame(path, site, token)).whenComplete((done, none) -> previews.release()),
        deadline);
    if (answer != null) {
      return answer.frame;
    }
    // An interrupt says nothing of the service.
    if (!Thread.currentThread().isInterrupted()) {
      previewRetryAt = System.nanoTime() + RETRY_NANOS;
    }
    return null;
  }

  /** Waits up to the deadline; an interrupt ends the wait, and stays set for who has called. Null without a value. */
  private <T> T inTime(CompletableFuture<T> result, long deadline) {
    try {
      return result.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    } catch (TimeoutException error) {
      telling.tell(late, "");
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException error) {
      // Never: a call that fails brings null.
      telling.tell(Failure.of(error), "");
    }
    return null;
  }

  /** What a call brings; null when it fails, which is told before. */
  private <T> CompletableFuture<T> tried(String path, Callable<T> call) {
    return service.inBackground(call).handle((value, error) -> {
      if (error == null) {
        telling.forget(path);
        return value;
      }
      telling.tell(Failure.of(error), path);
      return null;
    });
  }

  /** Asks once a minute which release answers (HOST-8). */
  public Runnable onRelease(Consumer<String> run) {
    return onRelease(run, RELEASE_INTERVAL);
  }

  /**
   * Calls back when another release answers, with its version: page caches are to be emptied.
   *
   * @return what ends it
   */
  public Runnable onRelease(Consumer<String> run, Duration interval) {
    Watch watch = new Watch(run, Math.max(1, interval.toMillis()));
    watch.look();
    return () -> watch.isEnded = true;
  }

  private final class Watch {
    private final Consumer<String> run;
    private final long intervalMs;
    private String last;
    private volatile boolean isEnded;

    private Watch(Consumer<String> run, long intervalMs) {
      this.run = run;
      this.intervalMs = intervalMs;
    }

    private void look() {
      if (isEnded) {
        return;
      }
      tried("/version", service::askForVersion).whenComplete((version, none) -> {
        see(version);
        service.later(this::look, intervalMs);
      });
    }

    private void see(String version) {
      boolean isOther = version != null && last != null && !version.equals(last);
      last = version == null ? last : version;
      if (!isOther || isEnded) {
        return;
      }
      try {
        run.accept(version);
      } catch (RuntimeException | Error error) {
        LOGGER.log(Level.ERROR, "What was to be done with a new release has failed.", error);
      }
    }
  }

  /** Ends its threads. Pages that are still made get what is kept, or the frame of the release. */
  @Override
  public void close() {
    telling.isEnded = true;
    service.close();
  }

  /** In one order: equal attributes have one address (HOST-4). */
  private static SortedMap<String, String> textsOf(Map<String, ?> attributes) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (Map.Entry<String, ?> attribute : (attributes == null ? Map.<String, Object>of() : attributes).entrySet()) {
      String name = attribute.getKey();
      Object value = attribute.getValue();
      boolean isText = value instanceof CharSequence || value instanceof Number || value instanceof Boolean;
      if (name == null || !(isText || value == null)) {
        throw new IllegalArgumentException("attributes: " + name + " is no name with a text, number or boolean.");
      }
      if (value != null) {
        texts.put(name, value.toString());
      }
    }
    return texts;
  }

  private static String queryOf(SortedMap<String, String> texts) {
    StringBuilder query = new StringBuilder();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      query.append(query.length() == 0 ? '?' : '&')
          .append(URLEncoder.encode(text.getKey(), StandardCharsets.UTF_8))
          .append('=')
          .append(URLEncoder.encode(text.getValue(), StandardCharsets.UTF_8));
    }
    return query.toString();
  }

  /** The token of a preview; null without one that can be right. */
  private static String tokenIn(String cookie) {
    for (String pair : cookie == null ? new String[0] : cookie.split(";")) {
      int end = pair.indexOf('=');
      if (end >= 0 && pair.substring(0, end).trim().equals("previewToken")) {
        String token = pair.substring(end + 1).trim();
        return TOKEN.matcher(token).matches() ? token : null;
      }
    }
    return null;
  }

  /** Why the service brought no frame: NO_ANSWER, LATE, STATUS or WRONG_ANSWER. */
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String code;

    private Failure(String code, String message) {
      // Without a trace: one is thrown again and again.
      super(message, null, false, false);
      this.code = code;
    }

    private static Failure of(Throwable error) {
      if (error instanceof Failure) {
        return (Failure) error;
      }
      if ((error instanceof CompletionException || error instanceof ExecutionException) && error.getCause() != null) {
        return of(error.getCause());
      }
      // A refused connection has no message in some versions of Java.
      String reason = error.getMessage() == null ? error.getClass().getSimpleName() : error.getMessage();
      return new Failure("NO_ANSWER", "The fragment service does not answer (" + reason + ").");
    }
  }

  /** Tells a failure once until a call succeeds: one of the service by any, one of an answer by the call for it. */
  private static final class Telling {
    /** So many different failures are remembered as told. */
    private static final int MAX_TOLD = 1000;

    private final Set<String> told = new HashSet<>();
    private final BiConsumer<String, String> onError;
    private volatile boolean isEnded;

    private Telling(BiConsumer<String, String> onError) {
      if (onError == null) {
        throw new IllegalArgumentException("onError: a function of code and message.");
      }
      this.onError = onError;
    }

    private void tell(Failure failure, String path) {
      synchronized (told) {
        if (told.size() >= MAX_TOLD) {
          told.clear();
        }
        if (isEnded || !told.add(keyOf(failure.code, path))) {
          return;
        }
      }
      try {
        onError.accept(failure.code, failure.getMessage());
      } catch (RuntimeException | Error error) {
        LOGGER.log(Level.ERROR, "onError has failed.", error);
      }
    }

    private void forget(String path) {
      synchronized (told) {
        for (String code : List.of("NO_ANSWER", "LATE", "STATUS", "WRONG_ANSWER")) {
          told.remove(keyOf(code, path));
        }
      }
    }

    private static String keyOf(String code, String path) {
      return code.equals("STATUS") || code.equals("WRONG_ANSWER") ? code + " " + path : code;
    }
  }

  private static final class Answer {
    private final Frame frame;
    private final long freshSeconds;

    private Answer(Frame frame, long freshSeconds) {
      this.frame = frame;
      this.freshSeconds = freshSeconds;
    }
  }

  /** The calls of the fragment service, in threads of their own: a page's thread waits no longer than its deadline. */
  private static final class Service {
    private static final int MAX_ANSWER_BYTES = 2_000_000;
    /** Of what the service says of a wrong attribute. */
    private static final int MAX_REASON_LENGTH = 300;
    /** More calls at once wait for one to end, so that a service that hangs ties up no more threads. */
    private static final int MAX_CALLS = 16;
    private static final int IDLE_SECONDS = 10;
    /** Of nine digits, 31 years: more of them would be too many nanoseconds for a long. */
    private static final Pattern MAX_AGE = Pattern.compile("max-age=(\\d{1,9})");
    private static final Pattern AGE = Pattern.compile("^(\\d{1,9})");

    private final String address;
    private final Duration timeout;
    private final Failure late;
    private final ThreadPoolExecutor calls;
    private final ScheduledThreadPoolExecutor timer;
    /** Null when closed: its thread ends when nothing refers to it any more. */
    private volatile HttpClient client;

    private Service(String address, int timeoutMs, Failure late) {
      this.address = address;
      this.late = late;
      timeout = Duration.ofMillis(timeoutMs);
      calls = new ThreadPoolExecutor(
          MAX_CALLS, MAX_CALLS, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Service::daemon);
      calls.allowCoreThreadTimeOut(true);
      timer = new ScheduledThreadPoolExecutor(1, Service::daemon);
      timer.setRemoveOnCancelPolicy(true);
      client = newClient(timeout);
    }

    /** A program that ends does not wait for it. */
    private static Thread daemon(Runnable task) {
      Thread thread = new Thread(task, "shop-elements");
      thread.setDaemon(true);
      return thread;
    }

    /**
     * Its threads end a while after close(). Till then they refer to no application, since an application server would
     * take them for a leak: new threads get the class loader of the thread that makes them.
     */
    private static HttpClient newClient(Duration timeout) {
      ClassLoader none = ClassLoader.getSystemClassLoader();
      Thread current = Thread.currentThread();
      ClassLoader own = current.getContextClassLoader();
      current.setContextClassLoader(none);
      try {
        return HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            // To a login page, for example.
            .followRedirects(HttpClient.Redirect.NEVER)
            // The token of a preview is for the service only.
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(timeout)
            .executor(new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                  Thread thread = daemon(task);
                  thread.setContextClassLoader(none);
                  return thread;
                }))
            .build();
      } finally {
        current.setContextClassLoader(own);
      }
    }

    /** The result of a call, which fails when it takes too long, also while its body trickles. */
    private <T> CompletableFuture<T> inBackground(Callable<T> call) {
      CompletableFuture<T> result = new CompletableFuture<>();
      try {
        Future<?> task = calls.submit(() -> {
          try {
            result.complete(call.call());
          } catch (Exception | Error error) {
            result.completeExceptionally(error);
          }
        });
        Future<?> end = timer.schedule(() -> {
          task.cancel(true);
          result.completeExceptionally(late);
        }, timeout.toMillis(), TimeUnit.MILLISECONDS);
        result.whenComplete((value, error) -> end.cancel(false));
      } catch (RejectedExecutionException | OutOfMemoryError error) {
        // Closed, or no thread can be started.
        result.completeExceptionally(error);
      }
      return result;
    }

    private void later(Runnable task, long ms) {
      try {
        timer.schedule(task, ms, TimeUnit.MILLISECONDS);
      } catch (RejectedExecutionException closed) {
        // Nothing is to be done any more.
      }
    }

    private void close() {
      client = null;
      calls.shutdownNow();
      timer.shutdownNow();
    }

    private Answer askForFrame(String path, String site, String token) throws IOException, InterruptedException {
      HttpResponse<InputStream> response = ask(path, token);
      Frame frame = Frame.of(site, readJson(response));
      if (frame == null) {
        throw new Failure("WRONG_ANSWER", "The answer is no frame of " + site + ".");
      }
      long freshSeconds = number(response, "cache-control", MAX_AGE) - number(response, "age", AGE);
      return new Answer(frame, Math.max(0, freshSeconds));
    }

    private String askForVersion() throws IOException, InterruptedException {
      Object version = Json.at(readJson(ask("/version", null)), "version");
      if (!(version instanceof String)) {
        throw new Failure("WRONG_ANSWER", "The answer is no version.");
      }
      return (String) version;
    }

    private HttpResponse<InputStream> ask(String path, String token) throws IOException, InterruptedException {
      HttpClient open = client;
      if (open == null) {
        throw new Failure("NO_ANSWER", "The kit is closed.");
      }
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path)).timeout(timeout);
      if (token != null) {
        request.header("Cookie", "previewToken=" + token);
      }
      try {
        return open.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      } catch (HttpTimeoutException error) {
        throw late;
      }
    }

    private static Object readJson(HttpResponse<InputStream> response) throws IOException {
      byte[] body;
      // Closed early, it ends the connection.
      try (InputStream stream = response.body()) {
        body = stream.readNBytes(MAX_ANSWER_BYTES + 1);
        if (body.length > MAX_ANSWER_BYTES) {
          throw new Failure("WRONG_ANSWER", "The answer has more than " + MAX_ANSWER_BYTES + " bytes.");
        }
      }
      Object answer = null;
      try {
        answer = Json.parse(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString());
      } catch (CharacterCodingException | IllegalArgumentException error) {
        // No JSON: told below.
      }
      if (response.statusCode() != 200) {
        Object message = Json.at(answer, "message");
        String reason = message instanceof String ? ": " + cut((String) message) : ".";
        throw new Failure("STATUS", "The fragment service answers with " + response.statusCode() + reason);
      }
      if (answer == null) {
        throw new Failure("WRONG_ANSWER", "The answer is no JSON.");
      }
      return answer;
    }

    private static String cut(String message) {
      return message.substring(0, Math.min(message.length(), MAX_REASON_LENGTH));
    }

    private static long number(HttpResponse<?> response, String header, Pattern pattern) {
      Matcher found = pattern.matcher(String.join(", ", response.headers().allValues(header)));
      return found.find() ? Long.parseLong(found.group(1)) : 0;
    }
  }

  /**
   * Frames without the service: the fragments of a release, with the attributes on their tags. The browser puts right
   * what differs. All are read at once, since the folder may be replaced while the program runs.
   */
  private static final class Release {
    /** Of the class path, where no other is given. */
    private static final String FOLDER = "/shop-elements/";

    private final List<String> sites = new ArrayList<>();
    private final Map<String, Fragment> fragments = new HashMap<>();
    /** By tag, the names of its attributes. */
    private final Map<String, Set<String>> attributes = new HashMap<>();
    private final String version;
    private final String head;
    private final String scripts;
    private final String origin;

    private static final class Fragment {
      /** From the end of its start tag's attributes on. */
      private final String rest;
      /** Of its styles, as in a policy. */
      private final Set<String> hashes = new LinkedHashSet<>();

      private Fragment(String html) {
        rest = html.substring(html.indexOf('>'));
        int end = 0;
        for (int start = html.indexOf("<style"); start >= 0; start = html.indexOf("<style", end)) {
          end = html.indexOf("</style>", start);
          hashes.add("'sha256-" + sha256(html.substring(html.indexOf('>', start) + 1, end)) + "'");
        }
      }

      private static String sha256(String text) {
        try {
          byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
          return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException error) {
          throw new IllegalStateException(error);
        }
      }
    }

    private Release(Path folder, String cdn) {
      Object manifest = json(folder, "manifest.json");
      for (Object module : Json.list(json(folder, "custom-elements.json"), "modules")) {
        for (Object declaration : Json.list(module, "declarations")) {
          Set<String> names = new HashSet<>();
          Json.list(declaration, "attributes").forEach(one -> names.add(String.valueOf(Json.at(one, "name"))));
          attributes.put(String.valueOf(Json.at(declaration, "tagName")), names);
        }
      }
      for (Object site : Json.map(manifest, "sites").keySet()) {
        sites.add((String) site);
        for (String name : List.of("shop-header", "shop-header.reduced", "shop-footer", "shop-footer.reduced")) {
          String file = "fragments/" + site + "/" + name + ".html";
          fragments.put(site + " " + name, read(folder, file, Fragment::new));
        }
      }
      version = String.valueOf(Json.at(manifest, "version"));
      origin = cdn.substring(0, (cdn + "/").indexOf('/', cdn.indexOf("//") + 2));
      head = "<link rel=\"preconnect\" href=\"" + escaped(origin) + "\" crossorigin>";
      Object integrity = Json.at(manifest, "files", "shop-elements.js", "integrity");
      // In a channel it changes with the next release.
      boolean isPinned = cdn.endsWith("/" + version + "/") && integrity != null;
      String checked = isPinned ? " integrity=\"" + integrity + "\" crossorigin=\"anonymous\"" : "";
      String address = escaped(cdn + "shop-elements.js");
      scripts = "<script type=\"module\" src=\"" + address + "\"" + checked + "></script>";
    }

    private static Object json(Path folder, String file) {
      return read(folder, file, Json::parse);
    }

    private static <T> T read(Path folder, String file, Function<String, T> reading) {
      try (InputStream stream = folder == null
          ? ShopElementsHost.class.getResourceAsStream(FOLDER + file)
          : Files.newInputStream(folder.resolve(file))) {
        if (stream != null) {
          return reading.apply(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
      } catch (IOException | RuntimeException error) {
        // Told below, as what is missing is.
      }
      String where = folder == null ? "classpath:" + FOLDER + file : folder.resolve(file).toString();
      throw new IllegalArgumentException("release: " + where + " can't be read.");
    }

    private Frame frame(String site, Map<String, String> given) {
      Map<String, String> texts = new HashMap<>();
      Set<String> styles = new LinkedHashSet<>(List.of("'self'"));
      for (String name : List.of("header", "footer")) {
        Map<String, String> own = ownOf(name, given);
        boolean isReduced = own.containsKey("reduced") && Set.of("", "true").contains(own.get("reduced"));
        Fragment fragment = fragments.get(site + " shop-" + name + (isReduced ? ".reduced" : ""));
        StringBuilder html = new StringBuilder("<shop-" + name + " site=\"" + site + "\"");
        own.forEach((attribute, value) ->
            html.append(' ').append(attribute).append("=\"").append(escaped(value)).append('"'));
        texts.put(name, html.append(fragment.rest).toString());
        styles.addAll(fragment.hashes);
      }
      texts.put("version", version);
      texts.put("head", head);
      texts.put("scripts", scripts);
      Map<String, List<String>> csp = new LinkedHashMap<>();
      csp.put("script-src", List.of("'self'", origin));
      csp.put("style-src", List.copyOf(styles));
      csp.put("img-src", List.of("'self'", "data:"));
      csp.put("connect-src", List.of("'self'"));
      return new Frame(texts, Collections.unmodifiableMap(csp), List.of("previewToken"), "release");
    }

    /** The attributes of a tag: those that it has. One with the tag's name before it wins (HOST-4). */
    private SortedMap<String, String> ownOf(String name, Map<String, String> given) {
      SortedMap<String, String> own = new TreeMap<>();
      for (String attribute : attributes.getOrDefault("shop-" + name, Set.of())) {
        String value = given.getOrDefault(name + "." + attribute, given.get(attribute));
        // The site is the frame's.
        if (value != null && !attribute.equals("site")) {
          own.put(attribute, value);
        }
      }
      return own;
    }

    /** In ASCII, for pages of any encoding. */
    private static String escaped(String text) {
      StringBuilder html = new StringBuilder();
      text.codePoints().forEach(character -> {
        boolean isHalf = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
        if (character > 0x7f || "&<>\"'".indexOf(character) >= 0) {
          html.append(NAMES.getOrDefault(character, "&#" + (isHalf ? 0xfffd : character) + ";"));
        } else {
          html.append((char) character);
        }
      });
      return html.toString();
    }

    private static final Map<Integer, String> NAMES =
        Map.of((int) '&', "&amp;", (int) '<', "&lt;", (int) '>', "&gt;", (int) '"', "&quot;");
  }

  /** Reads JSON: maps, lists, texts, numbers, booleans and null. Refuses what is none, or more than a frame needs. */
  static final class Json {
    private static final int MAX_DEPTH = 100;
    private static final int MAX_VALUES = 100_000;
    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9]\\d*+)(?:\\.\\d++)?+(?:[eE][+-]?\\d++)?+");

    private final String text;
    private int at;
    private int values;

    private Json(String text) {
      this.text = text;
    }

    /** @throws IllegalArgumentException for what is no JSON */
    static Object parse(String text) {
      Json json = new Json(text);
      Object value = json.value(0);
      json.skipSpace();
      if (json.at < text.length()) {
        throw json.wrong();
      }
      return value;
    }

    /** The value under these names; null without one. */
    static Object at(Object value, String... names) {
      Object found = value;
      for (String name : names) {
        found = found instanceof Map ? ((Map<?, ?>) found).get(name) : null;
      }
      return found;
    }

    static List<?> list(Object value, String name) {
      Object found = at(value, name);
      return found instanceof List ? (List<?>) found : List.of();
    }

    static Map<?, ?> map(Object value, String name) {
      Object found = at(value, name);
      return found instanceof Map ? (Map<?, ?>) found : Map.of();
    }

    private Object value(int depth) {
      values += 1;
      if (depth > MAX_DEPTH || values > MAX_VALUES) {
        throw wrong();
      }
      skipSpace();
      switch (peek()) {
        case '{':
          return object(depth);
        case '[':
          return array(depth);
        case '"':
          return string();
        case 't':
          return word("true", true);
        case 'f':
          return word("false", false);
        case 'n':
          return word("null", null);
        default:
          return number();
      }
    }

    private Map<String, Object> object(int depth) {
      Map<String, Object> members = new LinkedHashMap<>();
      take('{');
      for (boolean isFirst = true; !has('}'); isFirst = false) {
        if (!isFirst) {
          take(',');
          skipSpace();
        }
        String name = string();
        skipSpace();
        take(':');
        members.put(name, value(depth + 1));
      }
      return members;
    }

    private List<Object> array(int depth) {
      List<Object> items = new ArrayList<>();
      take('[');
      for (boolean isFirst = true; !has(']'); isFirst = false) {
        if (!isFirst) {
          take(',');
        }
        items.add(value(depth + 1));
      }
      return items;
    }

    private String string() {
      take('"');
      StringBuilder characters = new StringBuilder();
      while (true) {
        char next = peek();
        at += 1;
        if (next == '"') {
          return characters.toString();
        }
        if (next < ' ') {
          throw wrong();
        }
        characters.append(next == '\\' ? escape() : next);
      }
    }

    private char escape() {
      char kind = peek();
      at += 1;
      if (kind == 'u') {
        at += 4;
        String code = at > text.length() ? "" : text.substring(at - 4, at);
        if (!code.matches("[0-9a-fA-F]{4}")) {
          throw wrong();
        }
        return (char) Integer.parseInt(code, 16);
      }
      int known = "\"\\/bfnrt".indexOf(kind);
      if (known < 0) {
        throw wrong();
      }
      return "\"\\/\b\f\n\r\t".charAt(known);
    }

    private Double number() {
      Matcher number = NUMBER.matcher(text).region(at, text.length());
      if (!number.lookingAt()) {
        throw wrong();
      }
      at = number.end();
      return Double.valueOf(number.group());
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, at)) {
        throw wrong();
      }
      at += word.length();
      return value;
    }

    /** Whether the next character, after space, is this one, which is taken then. */
    private boolean has(char character) {
      skipSpace();
      boolean isNext = peek() == character;
      at += isNext ? 1 : 0;
      return isNext;
    }

    private void take(char character) {
      if (peek() != character) {
        throw wrong();
      }
      at += 1;
    }

    private char peek() {
      if (at >= text.length()) {
        throw wrong();
      }
      return text.charAt(at);
    }

    private void skipSpace() {
      while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
        at += 1;
      }
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("No JSON at " + at + ".");
    }
  }
}
